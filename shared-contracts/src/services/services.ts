import type { CallPort } from '../calls/call';
import type { accountsSchemas } from '../calls/accounts/schemas';
import type { adminSchemas } from '../calls/admin/schemas';
import type { UploadedFile, SubscriptionDetail, AssignBody } from '../calls/admin/types';
import type { billingSchemas } from '../calls/billing/schemas';
import type { Answer, AskBody, Attachment } from '../calls/chat/types';
import type { chatSchemas } from '../calls/chat/schemas';
import type { contactSchemas } from '../calls/contact/schemas';
import type { PaperFileBody, PaperFileKind, ToolEvent } from '../calls/papers/types';
import type { plansSchemas } from '../calls/plans/schemas';
import type { securitySchemas } from '../calls/security/schemas';
import type { remindersSchemas } from '../calls/reminders/schemas';

export interface AskOptions {
  /** Called with each piece of the answer as it arrives. */
  readonly onDelta?: (text: string) => void;
  /** Called before the first piece with the id of the conversation that the answer belongs to, also when it is stopped later. */
  readonly onConversation?: (conversationId: string) => void;
  readonly signal?: AbortSignal;
}

export interface UploadOptions {
  /** 0 to 1: the share of the file that the server has received. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

type ChatCalls = Omit<CallPort<typeof chatSchemas>, 'ask' | 'attach'>;
export interface ChatService extends ChatCalls {
  ask(body: AskBody, options?: AskOptions): Promise<Answer>;
  attach(file: File, options?: UploadOptions): Promise<Attachment>;
}

export interface AccountsService extends CallPort<typeof accountsSchemas> {
  /** Goes to Google's sign-in, or rejects with a sentence where no client id is configured. */
  continueWithGoogle(): Promise<void>;
}

export type BillingService = CallPort<typeof billingSchemas>;
export type PlansService = CallPort<typeof plansSchemas>;
export type ContactService = CallPort<typeof contactSchemas>;
/** The second step of signing in, and its settings. */
export type SecurityService = CallPort<typeof securitySchemas>;

export type RemindersService = CallPort<typeof remindersSchemas>;

export interface PapersService {
  /** Makes a paper into a file and saves it; rejects with a sentence when the month's papers are used up. */
  download(kind: PaperFileKind, paper: PaperFileBody): Promise<void>;
  /** Counts what was done with a tool or a paper, without what was entered. */
  note(event: ToolEvent): void;
}

type AdminCalls = Omit<CallPort<typeof adminSchemas>, 'uploadFile' | 'assignPlan'>;
export interface AdminService extends AdminCalls {
  uploadFile(file: File, options?: UploadOptions): Promise<UploadedFile>;
  assignPlan(body: AssignBody, proof: File | null): Promise<SubscriptionDetail>;
  /** Saves a download of the back office as a file, under its own name. */
  download(path: string): Promise<void>;
}

/** The ports through which a screen reaches everything outside the browser. Every method rejects with a `ServiceError`. */
export interface Services {
  readonly chat: ChatService;
  readonly accounts: AccountsService;
  readonly billing: BillingService;
  readonly plans: PlansService;
  readonly contact: ContactService;
  readonly reminders: RemindersService;
  readonly papers: PapersService;
  readonly admin: AdminService;
  readonly security: SecurityService;
}
