import type { CodeSender } from './code-sender';

/** The merchant's number, and the authentication template it sends by; a channel that needs none has none. */
export interface OwnSender {
  sender: CodeSender;
  template?: { id: string; name: string; language: string };
}

/** Whose numbers codes may come from. */
export abstract class CodeSenders {
  /** The service's own number; undefined when none is configured. */
  abstract frontdesk(): CodeSender | undefined;
  /** The merchant's connected number, with this template or the channel's approved one; what is missing otherwise. */
  abstract own(workspaceId: string, templateId?: string): Promise<OwnSender | { missing: 'connection' | 'template' }>;
}
