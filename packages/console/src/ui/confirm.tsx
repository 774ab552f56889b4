import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { openDialogs } from './dialogs.tsx';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The same where only words can be shown. */
  readonly plainText?: string;
  readonly confirm: string;
  readonly cancel: string;
  /** What the first answer does is not undone: its button is red. */
  readonly danger?: boolean;
  /** Language of the words, when it is not the page's. */
  readonly lang?: string;
}

/**
 * A box with two answers. Escape and the cross mean the second one, which also has the focus; so does `withdrawn`, when the
 * question no longer stands.
 */
export async function askYesOrNo(question: Question, withdrawn?: AbortSignal): Promise<boolean> {
  try {
    await openDialogs();
  } catch {
    return askInBrowserBox(question);
  }
  return !withdrawn?.aborted && askInBox(question, withdrawn);
}

function askInBox({ title, text, confirm, cancel, danger, lang }: Question, withdrawn?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    withdrawn?.addEventListener('abort', () => {
      modals.closeAll();
      resolve(false);
    });
    modals.openConfirmModal({
      title,
      children: text,
      ...(lang ? { lang } : {}),
      labels: { confirm, cancel },
      ...(danger ? { confirmProps: { color: 'red' } } : {}),
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: { 'aria-label': cancel },
      onConfirm: () => resolve(true),
      // Comes after onConfirm too; a promise keeps its first answer.
      onClose: () => resolve(false),
    });
  });
}

/** The code of the box could not be loaded: what is at stake is asked all the same. */
function askInBrowserBox({ title, text, plainText }: Question): boolean {
  return window.confirm([title, plainText ?? (typeof text === 'string' ? text : '')].join('\n\n'));
}
