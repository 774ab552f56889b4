import { slugify } from '@bridge/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { firstTranslation, useLanguages } from '../../values/language.ts';
import { textIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { useSuggestion } from './use-suggestion.ts';

/** A short stable name, suggested from another field until somebody types one. */
export function SlugWidget(props: WidgetProps) {
  const { id, value, onChange, field, readOnly, isNew = false } = props;
  const from = field.kind === 'slug' ? field.from : undefined;
  const languages = useLanguages();
  const suggest = () => slugify(from === undefined ? '' : wordsIn(props.valueOf(from), languages));
  const mayTake = from !== undefined && !readOnly;
  // Other systems use the short name of a saved record: it only changes when somebody types another.
  const enabled = mayTake && isNew;
  const { stop, retake } = useSuggestion({ id, suggest, value: textIn(value), onChange, enabled });
  return (
    <Group gap="xs">
      <TextInput
        {...controlProps(props)}
        flex="1 1 12rem"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={textIn(value)}
        onChange={({ currentTarget }) => {
          stop();
          onChange(currentTarget.value);
        }}
      />
      {mayTake && (
        <Button variant="default" flex="none" onClick={retake}>
          Reprendre du nom
        </Button>
      )}
    </Group>
  );
}

function wordsIn(source: unknown, languages: readonly string[]): string {
  return typeof source === 'string' ? source : (firstTranslation(source, languages)?.text ?? '');
}
