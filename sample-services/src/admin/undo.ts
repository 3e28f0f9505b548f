import { ServiceError } from 'shared-contracts/services/service-error';

export interface UndoList {
  /** Keeps a way back and answers what a call that can be taken back answers. */
  keep(takeBack: () => void): { ok: true; undo: string };
  undo(token: string): void;
}

export function createUndoList(): UndoList {
  const kept = new Map<string, () => void>();
  return {
    keep(takeBack) {
      const undo = `undo-${kept.size + 1}`;
      kept.set(undo, takeBack);
      return { ok: true, undo };
    },
    undo(token) {
      const takeBack = kept.get(token);
      if (!takeBack) throw new ServiceError('This can no longer be undone.', 409);
      kept.delete(token);
      takeBack();
    },
  };
}
