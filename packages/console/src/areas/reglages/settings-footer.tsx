import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type Change, ChangeLines, changeCount } from './change-lines.tsx';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  readonly form: SettingsForm;
  readonly changes: readonly Change[];
  /** Both versions must be told apart first. */
  readonly blocked: boolean;
  /** Who saved last, while there is nothing to save. */
  readonly lastSaved: string;
}

/** Always in sight: what would be saved, and the two things to do with it. */
export function SettingsFooter({ form, changes, blocked, lastSaved }: Props) {
  const region = useId();
  const [isOpen, setOpen] = useState(false);
  const dirty = changes.length > 0;
  const shown = isOpen && dirty;
  return (
    <footer className={classes.footer}>
      <div id={region} className={classes.pending} hidden={!shown}>
        {shown && <ChangeLines changes={changes} />}
      </div>
      <div className={classes.bar}>
        {dirty ? (
          <UnstyledButton
            className={classes.count}
            aria-expanded={shown}
            aria-controls={region}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronUp size={16} aria-hidden />
            {changeCount(changes.length)}
          </UnstyledButton>
        ) : null}
        <Text role="status" c="dimmed" size="sm" className={classes.state}>
          {stateOf(form, dirty) ?? lastSaved}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {dirty && (
            <Button variant="subtle" color="gray" onClick={form.giveUp}>
              Annuler
            </Button>
          )}
          <Button
            onClick={form.submit}
            loading={form.busy}
            disabled={!dirty || blocked}
            aria-keyshortcuts="Control+S Meta+S"
          >
            Enregistrer
          </Button>
        </Group>
      </div>
    </footer>
  );
}

const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' });

function stateOf({ busy, savedAt }: SettingsForm, dirty: boolean): string | undefined {
  if (busy) return 'Enregistrement…';
  if (dirty) return 'à enregistrer';
  return savedAt ? `Enregistré à ${clock.format(savedAt).replace(':', '\u00a0h\u00a0')}` : undefined;
}
