import { languageName } from '@bridge/contract';
import { Tabs, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import type { WidgetProps } from '../widget.ts';
import { OneLanguage } from './one-language.tsx';
import classes from './translated.module.css';

interface TabsProps extends WidgetProps {
  readonly languages: readonly string[];
  readonly written: Readonly<Record<string, string>>;
}

/** One tab per language, which tells whether its text is missing or wrong. */
export function LanguageTabs({ languages, written, ...props }: TabsProps) {
  const { id, field, inner } = props;
  const wrong = languages.filter((code) => inner[code]);
  const state = wrong.join();
  const [picked, setPicked] = useState({ code: languages[0] ?? 'fr', state: '' });
  // New errors show the first wrong language once: the person may then pick any tab.
  if (picked.state !== state)
    setPicked({ code: wrong.includes(picked.code) ? picked.code : (wrong[0] ?? picked.code), state });
  const done = languages.filter((one) => written[one]).length;
  // An optional text without any language misses none.
  const isAwaited = done > 0 || field.required;
  return (
    <Tabs
      value={picked.code}
      onChange={(next) => next && setPicked({ code: next, state })}
      // The tabs have an id of their own, apart from those of their contents.
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
                isAwaited && !written[one] && <State text="manquant" tone="missing" />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isAwaited && (
          <Text size="xs" c="dimmed">
            {done} langue{done > 1 ? 's' : ''} sur {languages.length}
          </Text>
        )}
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

/** The state of a language: a dot for the eye, and a word for screen readers. */
function State({ text, tone }: { readonly text: string; readonly tone: 'missing' | 'wrong' }) {
  return (
    <span className={classes.state} data-tone={tone}>
      <span className={classes.dot} aria-hidden /> {text}
    </span>
  );
}
