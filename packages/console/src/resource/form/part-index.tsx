import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useForm } from './form.context.ts';
import classes from './form.module.css';
import type { FormPart } from './sections.rules.ts';

interface Props {
  readonly parts: readonly FormPart[];
  readonly idOf: (part: FormPart) => string;
}

/** The parts of a long form, at its left: where one is, and the way to the others. */
export function PartIndex({ parts, idOf }: Props) {
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

/** Focus rather than a jump: the address, which names the tab, stays as it is. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** The first part of those in the upper half of the window. */
function useVisiblePart(ids: string): string | undefined {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: '-100px 0px -50% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  const all = ids.split(' ');
  return all.find((id) => visible.has(id)) ?? all[0];
}
