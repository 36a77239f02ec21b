// Mock of Turnstile's documented API. Every token is different. `turnstileBehaviour` determines the result of the check.
let tokens = 0;
window.turnstile = {
  render(container, options) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'cf-turnstile-response';
    const box = document.createElement('p');
    box.textContent = 'A mock of the check';
    container.append(box, field);
    const log = (window.turnstileLog = {
      options,
      resets: 0,
      solve() {
        field.value = `TOKEN.${++tokens}`;
        options.callback(field.value);
      },
      expire() {
        field.value = '';
        options['expired-callback']();
      },
    });
    this.begin = () =>
      setTimeout(() => {
        if (window.turnstileBehaviour === 'passes') log.solve();
        if (window.turnstileBehaviour === 'fails') options['error-callback']('300030');
      });
    this.begin();
    return 'widget';
  },
  reset() {
    document.querySelector('[name=cf-turnstile-response]').value = '';
    window.turnstileLog.resets += 1;
    this.begin();
  },
  remove() {},
};
