import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useForm, useFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import type { FormPart } from './sections.rules.ts';
import { anyShown } from './shown.rules.ts';

interface Props {
  readonly parts: readonly FormPart[];
  readonly idOf: (part: FormPart) => string;
}

/** The list of parts at the left of a long form: shows the part being read and leads to the others. */
export function PartIndex({ parts: all, idOf }: Props) {
  const { fields } = useFormContext().form.resource;
  // The ids are joined into one text, so that the same parts give an equal answer and draw nothing again.
  const shown = useForm(({ values }) =>
    all
      .filter(({ plain, advanced }) => anyShown(fields, [...plain, ...advanced], values))
      .map(({ id }) => id)
      .join(' '),
  );
  const parts = all.filter(({ id }) => shown.split(' ').includes(id));
  const ids = parts.map(idOf);
  const current = useVisiblePart(ids.join(' '));
  return (
    <nav className={classes.index} aria-label="Sections du formulaire">
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${idOf(part)}`}
              aria-current={idOf(part) === current ? 'true' : undefined}
              onClick={(event) => goTo(event, idOf(part))}
            >
              {part.title}
              <WrongMark names={[...part.plain, ...part.advanced]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WrongMark({ names }: { readonly names: readonly string[] }) {
  const isWrong = useForm(({ problems }) => names.some((name) => problems[name] !== undefined));
  return isWrong ? <IconAlertCircle size={14} role="img" aria-label="à corriger" /> : null;
}

/** Moves the focus without following the link: the address, which names the tab, stays as it is. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** The part being read: the last that starts above the middle of the window; at the very end, the last. */
function useVisiblePart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const all = ids.split(' ');
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      const started = all.filter((id) => topOf(id) < innerHeight * 0.4);
      setCurrent(isAtEnd ? all.at(-1) : (started.at(-1) ?? all[0]));
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
