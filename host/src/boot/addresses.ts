/** The two files that tell one build about its environment. */
export const configUrl = '/config.json';
export const registryUrl = '/remotes.json';
