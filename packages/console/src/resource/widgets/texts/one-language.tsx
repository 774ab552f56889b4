import type { Field } from '@bridge/contract';
import { Text } from '@mantine/core';
import { entriesIn, textIn } from '../../values/read.ts';
import { innerIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { useWidgetFor } from '../widget-for.context.ts';

/** The text in one language, in the widget of its kind. */
export function OneLanguage({ code, ...props }: WidgetProps & { readonly code: string }) {
  const widgetFor = useWidgetFor();
  const { field, value, onChange, inner, error, describedBy, id, path } = props;
  if (field.kind !== 'translated') return null;
  const texts = entriesIn(value);
  const own: Field = {
    kind: field.of,
    longest: field.longest,
    label: field.label,
    schema: field.schema,
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    ...(field.required === undefined ? {} : { required: field.required }),
  };
  const Control = widgetFor(own);
  const wrong = inner[code];
  const wrongId = innerIdOf(id, `${code}-error`);
  return (
    <div lang={code}>
      <Control
        {...props}
        path={`${path}.${code}`}
        field={own}
        value={textIn(texts[code])}
        onChange={(text) => onChange({ ...texts, [code]: text })}
        inner={NOTHING_INSIDE}
        error={wrong ?? error}
        describedBy={[describedBy, wrong && wrongId].filter(Boolean).join(' ') || undefined}
      />
      {wrong && (
        <Text size="xs" c="var(--mantine-color-error)" id={wrongId} mt={4} lang="fr">
          {wrong}
        </Text>
      )}
    </div>
  );
}

const NOTHING_INSIDE = {};
