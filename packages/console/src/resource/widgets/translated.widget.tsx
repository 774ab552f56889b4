import type { Field } from '@bridge/contract';
import { Tabs, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import { languageName, useLanguages } from '../values/language.ts';
import { entriesIn, textIn, translationsIn } from '../values/read.ts';
import { innerIdOf, labelIdOf } from './control.ts';
import classes from './translated.module.css';
import type { Widget, WidgetProps } from './widget.ts';

interface Props extends WidgetProps {
  readonly widgetFor: (field: Field) => Widget;
}

/** One text per language of the instance, each in its tab; one language needs no tab. */
export function TranslatedWidget(props: Props) {
  const languages = useLanguages();
  const { value } = props;
  const written = translationsIn(value);
  // Whatever has a place, even empty: a field must not vanish from under who rubs its text out.
  const others = Object.keys(entriesIn(value)).filter((code) => !languages.includes(code));
  return (
    <>
      {languages.length > 1 ? (
        <LanguageTabs {...props} languages={languages} written={written} />
      ) : (
        <OneLanguage {...props} code={languages[0] ?? 'fr'} />
      )}
      {others.length > 0 && <OtherLanguages {...props} codes={others} />}
    </>
  );
}

interface TabsProps extends Props {
  readonly languages: readonly string[];
  readonly written: Readonly<Record<string, string>>;
}

function LanguageTabs({ languages, written, ...props }: TabsProps) {
  const { id, field, inner } = props;
  const wrong = languages.filter((code) => inner[code]);
  const state = wrong.join();
  const [picked, setPicked] = useState({ code: languages[0] ?? 'fr', state: '' });
  // New errors bring the person to the first of them; from there, tabs are theirs to pick again.
  const code = (picked.state !== state && !wrong.includes(picked.code) && wrong[0]) || picked.code;
  const done = languages.filter((one) => written[one]).length;
  return (
    <Tabs
      value={code}
      onChange={(next) => next && setPicked({ code: next, state })}
      // The ids of the tabs are not those of what is inside them.
      id={`${id}-tabs`}
      keepMounted={false}
      classNames={{ tab: classes.tab, list: classes.list }}
    >
      <div className={classes.head}>
        <Tabs.List aria-label={`${field.label}\u00a0: langues`}>
          {languages.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {languageName(one)}{' '}
              {inner[one] ? (
                <State text="à corriger" tone="wrong" />
              ) : (
                !written[one] && <State text="manquant" tone="missing" />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Text size="xs" c="dimmed">
          {done} langue{done > 1 ? 's' : ''} sur {languages.length}
        </Text>
      </div>
      {languages.map((one) => (
        <Tabs.Panel key={one} value={one} className={classes.panel}>
          <VisuallyHidden>
            <label htmlFor={id}>
              {field.label} ({languageName(one).toLowerCase()})
            </label>
          </VisuallyHidden>
          <OneLanguage {...props} code={one} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** A dot for those who look, the word for those who hear: never a colour alone. */
function State({ text, tone }: { readonly text: string; readonly tone: 'missing' | 'wrong' }) {
  return (
    <span className={classes.state} data-tone={tone}>
      <span className={classes.dot} aria-hidden /> {text}
    </span>
  );
}

function OneLanguage({ code, widgetFor, ...props }: Props & { readonly code: string }) {
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

/** Languages that the instance no longer speaks: nothing that was written is lost, all of it can still be read and changed. */
function OtherLanguages({ codes, ...props }: Props & { readonly codes: readonly string[] }) {
  return (
    <details className={classes.others}>
      <summary>Autres langues ({codes.map((code) => languageName(code).toLowerCase()).join(', ')})</summary>
      {codes.map((code) => {
        const id = innerIdOf(props.id, code);
        return (
          <div key={code} className={classes.other}>
            <label htmlFor={id} id={labelIdOf(id)}>
              {languageName(code)}
            </label>
            <OneLanguage {...props} id={id} code={code} />
          </div>
        );
      })}
    </details>
  );
}
