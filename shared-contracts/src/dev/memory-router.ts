/** A router without a browser's address bar, for the remotes' own suites. */
export { MemoryRouter } from 'react-router';
