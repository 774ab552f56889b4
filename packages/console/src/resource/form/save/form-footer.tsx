import { Button } from '@mantine/core';
import { Suspense, use } from 'react';
import { DescriptorContext } from '../../descriptor.ts';
import { useForm } from '../form.context.ts';
import { NewerBar } from '../merge/newer-bar.tsx';
import { RecordMenu } from '../record/record-menu.tsx';
import type { RecordActions } from '../record/use-record-actions.tsx';
import { FailureBar } from './failure-bar.tsx';
import classes from './form-footer.module.css';
import { SaveState } from './save-state.tsx';
import type { Save } from './use-save.ts';

interface Props {
  readonly save: Save;
  readonly actions: RecordActions;
  readonly onHistory: () => void;
}

/** The footer, always in sight: where the typed values are kept, and the buttons to save them. */
export function FormFooter({ save, actions, onHistory }: Props) {
  const { act: Act } = use(DescriptorContext);
  const saving = useForm((state) => state.saving);
  // The state is told rather than the button disabled: a disabled button loses the place of the keyboard.
  const busy = saving ? { 'aria-disabled': true, 'data-disabled': true } : {};
  return (
    <footer className={classes.footer}>
      <NewerBar />
      <FailureBar onRetry={() => void save.andStay()} />
      <div className={classes.footerInside}>
        <SaveState />
        <div className={classes.act}>
          <Suspense fallback={null}>{Act && <Act showCreated={save.showCreated} />}</Suspense>
        </div>
        <div className={classes.save}>
          <Button {...busy} onClick={() => void save.andLeave()}>
            Enregistrer
          </Button>
          <Button {...busy} variant="default" aria-keyshortcuts="Control+S Meta+S" onClick={() => void save.andStay()}>
            Enregistrer et rester
          </Button>
        </div>
        <RecordMenu actions={actions} onHistory={onHistory} />
      </div>
    </footer>
  );
}
