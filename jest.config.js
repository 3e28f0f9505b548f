export default {
  projects: ['shared-contracts', 'knowledge', 'api', 'host', 'remote-marketing', 'remote-chat', 'remote-admin'].map((name) => `<rootDir>/${name}`),
};
