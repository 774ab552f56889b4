// Before the first paint: the colour scheme that this person chose, so that nothing flashes. A file and not an inline
// script, because the security policy refuses those.
(() => {
  let scheme = 'auto';
  try {
    scheme = JSON.parse(localStorage.getItem('bridge.settings') ?? '{}').scheme ?? scheme;
  } catch {
    // Storage refused or unreadable: the system decides.
  }
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
