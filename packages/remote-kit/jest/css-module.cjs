module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_target, name) => String(name) }),
};
