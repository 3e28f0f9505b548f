export default {
  projects: [
    'shared-contracts',
    'language',
    'knowledge',
    'rules',
    'papers',
    'api',
    'host',
    'remote-marketing',
    'remote-chat',
    'remote-admin',
  ].map((name) => `<rootDir>/${name}`),
};
