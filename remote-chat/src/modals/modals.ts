import type { ComponentType } from 'react';
import { BillingModal } from './billing/BillingModal';
import { ChangePasswordModal } from './account/ChangePasswordModal';
import { CompleteProfileModal } from './complete-profile/CompleteProfileModal';
import { ConsultationModal } from './consultation/ConsultationModal';
import { DeleteAccountModal } from './account/DeleteAccountModal';
import { DevicesModal } from './account/DevicesModal';
import { EditProfileModal } from './account/EditProfileModal';
import { ExportModal } from './export/ExportModal';
import { ForgotPasswordModal } from './forgot-password/ForgotPasswordModal';
import { LoginModal } from './login/LoginModal';
import { PaymentModal } from './payment/PaymentModal';
import { PlansModal } from './plans/PlansModal';
import { ProfileModal } from './profile/ProfileModal';
import { RecordingModal } from './recording/RecordingModal';
import { RemindersModal } from './reminders/RemindersModal';
import { ShareModal } from './share/ShareModal';
import { ShortcutsModal } from './shortcuts/ShortcutsModal';
import { SignUpModal } from './sign-up/SignUpModal';
import { SubscribeModal } from './subscribe/SubscribeModal';
import type { Modal, ModalName } from './modal-store';

export interface ModalProps<N extends ModalName> {
  readonly modal: Extract<Modal, { readonly name: N }>;
}

interface ModalEntry<N extends ModalName> {
  readonly width: 'narrow' | 'medium' | 'wide';
  readonly Content: ComponentType<ModalProps<N>>;
}

/** Every dialog of the workspace. */
export const modals: { readonly [N in ModalName]: ModalEntry<N> } = {
  profile: { width: 'narrow', Content: ProfileModal },
  'edit-profile': { width: 'medium', Content: EditProfileModal },
  'change-password': { width: 'narrow', Content: ChangePasswordModal },
  reminders: { width: 'medium', Content: RemindersModal },
  devices: { width: 'medium', Content: DevicesModal },
  'delete-account': { width: 'narrow', Content: DeleteAccountModal },
  billing: { width: 'medium', Content: BillingModal },
  plans: { width: 'wide', Content: PlansModal },
  subscribe: { width: 'narrow', Content: SubscribeModal },
  payment: { width: 'narrow', Content: PaymentModal },
  login: { width: 'narrow', Content: LoginModal },
  'sign-up': { width: 'narrow', Content: SignUpModal },
  'forgot-password': { width: 'narrow', Content: ForgotPasswordModal },
  'complete-profile': { width: 'narrow', Content: CompleteProfileModal },
  recording: { width: 'narrow', Content: RecordingModal },
  share: { width: 'narrow', Content: ShareModal },
  consultation: { width: 'medium', Content: ConsultationModal },
  export: { width: 'narrow', Content: ExportModal },
  shortcuts: { width: 'narrow', Content: ShortcutsModal },
};
