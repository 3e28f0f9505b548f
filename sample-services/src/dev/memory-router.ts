/** Routers without a browser's address bar, for the remotes' own suites; the bare one takes its location from the test. */
export { MemoryRouter, Router } from 'react-router';
