require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { toHaveNoViolations } = require('jest-axe');

expect.extend(toHaveNoViolations);
configure({ asyncUtilTimeout: 10_000 });

const quiet = () => undefined;

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: quiet,
  removeEventListener: quiet,
  dispatchEvent: () => false,
});
window.scrollTo = quiet;
Element.prototype.scrollTo ??= quiet;
Element.prototype.scrollIntoView ??= quiet;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.PointerEvent ??= class PointerEvent extends MouseEvent {};
