import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { fieldSentenceOf, sentenceOf } from '../../store/sentence-of';
import { useNotify } from '../../store/store-context';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { TextField } from '../fields/TextField';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import { backToProfile } from './back-to-profile';

export function DeleteAccountModal() {
  const host = useHost();
  const close = useModal((modal) => modal.close);
  const notify = useNotify();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const remove = handleSubmit(async (body) => {
    try {
      await host.services.accounts.deleteAccount({ body });
      await host.auth.getState().logout();
      close();
      notify({ kind: 'info', text: t('Your account was deleted.') });
    } catch (error) {
      setError('root', { message: fieldSentenceOf(error, sentenceOf(error)) });
    }
  });
  return (
    <ModalFrame title={t('Delete account')} backTo={backToProfile}>
      <p>
        {t(
          'Your profile, your chats and your files are deleted for good. Invoices are kept for as long as tax law demands.',
        )}
      </p>
      <form className={form['form']} noValidate onSubmit={(event) => void remove(event)}>
        <TextField
          label={t('Password')}
          type="password"
          autoComplete="current-password"
          data-autofocus
          {...register('password')}
        />
        <FormAlert text={formState.errors.root?.message} />
        <button type="submit" className="button danger" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? t('Deleting...') : t('Delete my account')}
        </button>
      </form>
    </ModalFrame>
  );
}
