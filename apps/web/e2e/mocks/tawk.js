// Mock of Tawk's widget: a button or a chat window.
const box = document.createElement('div');
box.id = 'tawk';
document.body.append(box);
Object.assign(window.Tawk_API, {
  hideWidget: () => {
    box.textContent = '';
  },
  showWidget: () => {
    box.textContent = 'Tawk button';
  },
  maximize: () => {
    box.textContent = 'Tawk window';
  },
});
window.Tawk_API.showWidget();
window.Tawk_API.onLoad();
