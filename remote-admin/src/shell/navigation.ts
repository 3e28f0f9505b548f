import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LiveHelpIcon from '@mui/icons-material/LiveHelpOutlined';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { paths } from 'shared-contracts/paths';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly Icon: SvgIconComponent;
}

export const mainItems: readonly NavigationItem[] = [
  { label: 'Dashboard', href: paths.admin.dashboard.href(), Icon: DashboardIcon },
  { label: 'User Management', href: paths.admin.users.href(), Icon: PeopleIcon },
  { label: 'Package Management', href: paths.admin.packages.href(), Icon: InventoryIcon },
  { label: 'Invoice Reports', href: paths.admin.gstReports.href(), Icon: AssessmentIcon },
  { label: 'Questions to Review', href: paths.admin.questions.href(), Icon: LiveHelpIcon },
  { label: 'Short Answers', href: paths.admin.answers.href(), Icon: EditNoteIcon },
  { label: 'Messages', href: paths.admin.messages.href(), Icon: SmsIcon },
  { label: 'Consultations', href: paths.admin.consultations.href(), Icon: PhoneIcon },
  { label: 'Audit Trail', href: paths.admin.audit.href(), Icon: HistoryIcon },
  { label: 'Releases', href: paths.admin.releases.href(), Icon: RocketLaunchIcon },
];

export const settingsItems: readonly NavigationItem[] = [
  { label: 'Dataset Upload', href: paths.admin.files.href(), Icon: UploadFileIcon },
  { label: 'Pricing Page', href: paths.admin.pricingEditor.href(), Icon: SellIcon },
  { label: 'Coupons', href: paths.admin.coupons.href(), Icon: LocalOfferIcon },
  { label: 'Notification Settings', href: paths.admin.notifications.href(), Icon: CampaignIcon },
  { label: 'Payment Settings', href: paths.admin.payments.href(), Icon: CreditCardIcon },
  { label: 'Email Settings', href: paths.admin.email.href(), Icon: MailIcon },
];
