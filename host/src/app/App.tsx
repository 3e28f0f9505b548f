import { BrowserRouter } from 'react-router';
import { AppContent } from './AppContent';
import { ShellContext, type Shell } from './shell-context';

export function App({ shell }: { readonly shell: Shell }) {
  return (
    <ShellContext value={shell}>
      <BrowserRouter>
        <AppContent />
      </BrowserRouter>
    </ShellContext>
  );
}
