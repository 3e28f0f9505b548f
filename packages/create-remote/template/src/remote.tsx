import { CONTRACT_VERSION, type RemoteProps } from '@nyayika/host-api';
import { Route, Routes } from '@nyayika/host-api/router';
import { useStore } from 'zustand';
import classes from './remote.module.css';

export const contractVersion = CONTRACT_VERSION;

export function Remote({ host }: RemoteProps) {
  return (
    <Routes>
      <Route path="/__NAME__" element={<Page host={host} />} />
    </Routes>
  );
}

function Page({ host }: RemoteProps) {
  const user = useStore(host.auth, (auth) => auth.user);
  return (
    <div className={`container ${classes['page']}`}>
      <h1>__TITLE__</h1>
      <p>{user ? `Good to see you, ${user.name}.` : 'Welcome.'}</p>
    </div>
  );
}
