// Mock of Google's page translation. Choosing a language prefixes all text with the language's code. Needs `wrapTextNodes.js`.
window.google = {
  translate: {
    TranslateElement: class {
      constructor(options, id) {
        window.translateOptions = options;
        const list = document.createElement('select');
        list.className = 'goog-te-combo';
        for (const code of ['', ...options.includedLanguages.split(',')]) {
          const option = document.createElement('option');
          option.value = code;
          list.append(option);
        }
        list.onchange = () => {
          document.cookie = `googtrans=/en/${list.value}; path=/`;
          const { classList } = document.documentElement;
          classList.remove('translated-ltr', 'translated-rtl');
          classList.add(list.value === 'ar' ? 'translated-rtl' : 'translated-ltr');
          window.wrapTextNodes(`[${list.value}] `);
        };
        document.getElementById(id).append(list);
      }
    },
  },
};
window.googleTranslateElementInit();
