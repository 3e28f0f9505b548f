import { Outlet } from 'shared-contracts/router';
import { PublicFrame } from './PublicFrame';

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
