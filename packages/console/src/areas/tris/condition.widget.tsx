import { conditionEnMots, SANS_REGLE } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { isGroupe } from '../../catalogue/regles/groupe.read.ts';
import { RegleEditor } from '../../catalogue/regles/regle-editor.tsx';
import { useReferredNames } from '../../resource/values/use-names.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

/** The objets that get the points of a rule: the condition as a sentence, and its editor on demand. */
export default function ConditionWidget({ id, field, value, onChange, inner }: WidgetProps) {
  const condition = isGroupe(value) ? value : SANS_REGLE;
  const names = useReferredNames(field, value);
  const errors = useMemo(() => new Map(Object.entries(inner)), [inner]);
  const [asked, setAsked] = useState(false);
  const isOpen = asked || errors.size > 0;
  return (
    <div>
      <Text size="sm">{conditionEnMots(condition, names)}</Text>
      <Button
        {...(isOpen ? {} : { id })}
        variant="subtle"
        size="compact-sm"
        mt={4}
        mb={isOpen ? 'xs' : 0}
        aria-expanded={isOpen}
        leftSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
        onClick={() => setAsked(!isOpen)}
      >
        {isOpen ? 'Replier la condition' : 'Modifier la condition'}
      </Button>
      {isOpen && <RegleEditor id={id} label={field.label} value={condition} onChange={onChange} errors={errors} />}
    </div>
  );
}
