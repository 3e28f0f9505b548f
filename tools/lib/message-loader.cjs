const { compileMessage } = require('@lingui/message-utils/compileMessage');

/** Prepares a catalogue's messages while the product is built, so that no parser for plurals and values is sent to browsers. */
module.exports = function messageLoader(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([name, text]) => [name, compileMessage(text)]);
  return JSON.stringify(Object.fromEntries(compiled));
};
