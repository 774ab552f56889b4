import { Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useForm, useScene } from '../form.context.ts';
import classes from '../form.module.css';
import { isUsual } from '../values.rules.ts';
import { FormRow } from './form-row.tsx';
import type { FormPart as Part } from './sections.rules.ts';

interface Props {
  readonly part: Part;
  readonly id: string;
  readonly readOnly: boolean;
}

export function FormPart({ part: { title, help, plain, advanced }, id, readOnly }: Props) {
  return (
    <Panel title={title} id={id} {...(help ? { intro: help } : {})}>
      <Stack gap="md">
        {(readOnly ? [...plain, ...advanced] : plain).map((name) => (
          <FormRow key={name} name={name} readOnly={readOnly} />
        ))}
        {!readOnly && advanced.length > 0 && <AdvancedFields names={advanced} />}
      </Stack>
    </Panel>
  );
}

/** What is rare or technical: folded, unless it is used, or wrong. */
function AdvancedFields({ names }: { readonly names: readonly string[] }) {
  const { form } = useScene();
  const region = useId();
  const isWrong = useForm(({ problems }) => names.some((name) => problems[name] !== undefined));
  const [isOpen, setOpen] = useState(() => {
    const { values } = form.store.getState();
    return names.some((name) => {
      const field = form.resource.fields[name];
      return field && !isUsual(field, values[name]);
    });
  });
  // Opened for good: what is being corrected must not close at the first letter, which takes the problem away.
  if (isWrong && !isOpen) setOpen(true);
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden />
        Avancé
      </UnstyledButton>
      <Stack id={region} gap="md" mt={isOpen ? 'sm' : 0}>
        {isOpen && names.map((name) => <FormRow key={name} name={name} readOnly={false} />)}
      </Stack>
    </div>
  );
}
