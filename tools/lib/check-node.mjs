// Imported first: an older Node must be told so before it meets syntax or functions that it does not know.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org) and start again.`,
  );
  process.exit(1);
}
