import { IconUsers } from '@tabler/icons-react';
import { RecoveryBar } from '../draft/recovery-bar.tsx';
import { Bar } from './bar.tsx';
import { presenceSentence } from './presence.rules.ts';
import { usePresence } from './use-presence.ts';

/** The bars above the form: what happens to the record while somebody types. */
export function FormNotices() {
  const sentence = presenceSentence(usePresence());
  return (
    <>
      <RecoveryBar />
      {sentence && <Bar icon={IconUsers}>{sentence}</Bar>}
    </>
  );
}
