import { countOf } from '@bridge/contract';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { idsIn } from '../../values/read.ts';
import { useNames } from '../../values/use-names.ts';
import { useForm, useFormContext } from '../form.context.ts';
import { ChangeList } from '../history/change-list.tsx';
import { NewerBar } from '../merge/newer-bar.tsx';
import { FailureBar } from '../save/failure-bar.tsx';
import classes from '../save/form-footer.module.css';
import { SaveState } from '../save/save-state.tsx';
import own from './single.module.css';

const CHANGEMENT = { one: 'changement', many: 'changements' };

/** The footer, always in sight: what would be saved, and the buttons to save it or to cancel. */
export function SingleFooter({ onSave }: { readonly onSave: () => void }) {
  const { resource, store } = useFormContext().form;
  const region = useId();
  const [isOpen, setOpen] = useState(false);
  const changed = useForm((state) => state.changed);
  const initial = useForm((state) => state.initial);
  const values = useForm((state) => state.values);
  const saving = useForm((state) => state.saving);
  const dirty = changed.size > 0;
  const shown = isOpen && dirty;
  const changes = [...changed].map((champ) => ({ champ, avant: initial[champ], apres: values[champ] }));
  return (
    <footer className={classes.footer}>
      <NewerBar />
      <FailureBar onRetry={onSave} />
      <div id={region} className={own.pending} hidden={!shown}>
        {shown && <ChangeList resource={resource} changes={changes} before="Avant" after="Après" />}
      </div>
      <div className={classes.footerInside}>
        <div className={own.state}>
          {dirty && (
            <UnstyledButton
              className={own.count}
              aria-expanded={shown}
              aria-controls={region}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronUp size={16} aria-hidden />
              {countOf(CHANGEMENT, changed.size)}
            </UnstyledButton>
          )}
          <SaveState />
          {!dirty && <Author />}
        </div>
        <div className={classes.save}>
          {dirty && (
            <Button variant="subtle" color="gray" onClick={() => store.getState().giveUp()}>
              Annuler
            </Button>
          )}
          <Button
            onClick={onSave}
            aria-keyshortcuts="Control+S Meta+S"
            {...(saving ? { 'aria-disabled': true, 'data-disabled': true } : {})}
          >
            Enregistrer
          </Button>
        </div>
      </div>
    </footer>
  );
}

/** The person who saved the record last. */
function Author() {
  const by = useForm(({ base }) => base?.modifiePar);
  const [author] = useNames('utilisateur', idsIn([by]));
  return author?.name ? <Text span size="sm" c="dimmed">{`par ${author.name}`}</Text> : null;
}
