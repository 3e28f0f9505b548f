import { useForm } from 'react-hook-form';
import { useHost } from '../../host/host-context';
import { t } from '../../messages';
import { fieldSentenceOf, sentenceOf } from '../../store/sentence-of';
import { useNotify } from '../../store/store-context';
import { FormAlert } from '../fields/FormAlert';
import form from '../fields/form.module.css';
import { TextField } from '../fields/TextField';
import { validateNewPassword } from '../forgot-password/validate-reset';
import { ModalFrame } from '../frame/ModalFrame';
import { useModal } from '../modal-context';
import { backToProfile } from './back-to-profile';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordModal() {
  const { accounts } = useHost().services;
  const open = useModal((modal) => modal.open);
  const notify = useNotify();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });

  const change = handleSubmit(async (body) => {
    const wrong = validateNewPassword(body);
    if (wrong) return setError('root', { message: wrong });
    try {
      await accounts.changePassword({ body });
      notify({ kind: 'info', text: t('Your password was changed.') });
      open({ name: 'profile' });
    } catch (error) {
      setError('root', { message: fieldSentenceOf(error, sentenceOf(error)) });
    }
  });
  return (
    <ModalFrame title={t('Change password')} backTo={backToProfile}>
      <form className={form['form']} noValidate onSubmit={(event) => void change(event)}>
        <TextField
          label={t('Current Password')}
          type="password"
          autoComplete="current-password"
          data-autofocus
          {...register('currentPassword')}
        />
        <TextField label={t('New Password')} type="password" autoComplete="new-password" {...register('password')} />
        <TextField
          label={t('Confirm New Password')}
          type="password"
          autoComplete="new-password"
          {...register('confirmPassword')}
        />
        <FormAlert text={formState.errors.root?.message} />
        <button type="submit" className="button" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? t('Saving...') : t('Change password')}
        </button>
      </form>
    </ModalFrame>
  );
}
