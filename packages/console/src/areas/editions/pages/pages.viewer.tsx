import { ActionIcon, Group, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type LargeurDePage, pageQuery, type Source } from '../generations/generation.queries.ts';
import classes from './pages.module.css';
import { facing, pagesShown } from './pages.rules.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly source: Source;
  readonly pages: number;
  /** Width of a page divided by its height. */
  readonly ratio: number;
  /** Whether pages face each other once bound. */
  readonly rectoVerso: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const ZOOMS: readonly LargeurDePage[] = [480, 960, 1_600];

/** The pages of a document: one, or two that face each other, larger or smaller, and all of them in a strip. */
export function PagesViewer({ source, pages, ratio, rectoVerso, page, onPage }: Props) {
  const [zoom, setZoom] = useState(0);
  const [double, setDouble] = useState(false);
  const isDouble = double && rectoVerso;
  const shown = pagesShown(page, pages, isDouble);
  const go = (by: -1 | 1) => {
    const next = isDouble ? facing(page, pages, by) : page + by;
    if (next >= 1 && next <= pages) onPage(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <div className={classes.viewer}>
      <Group gap="xs" justify="space-between">
        <Group gap={4}>
          <Tool label="Page précédente" icon={IconChevronLeft} disabled={shown[0] === 1} onClick={() => go(-1)} />
          <Text size="sm" role="status" className={classes.where}>
            {shown.length > 1 ? `Pages ${shown[0]} et ${shown[1]} sur ${pages}` : `Page ${shown[0]} sur ${pages}`}
          </Text>
          <Tool label="Page suivante" icon={IconChevronRight} disabled={shown.at(-1) === pages} onClick={() => go(1)} />
        </Group>
        <Group gap={4}>
          {rectoVerso && (
            <SegmentedControl
              size="xs"
              aria-label="Pages montrées à la fois"
              value={isDouble ? 'deux' : 'une'}
              onChange={(value) => setDouble(value === 'deux')}
              data={[
                { value: 'une', label: 'Une page' },
                { value: 'deux', label: 'Deux pages' },
              ]}
            />
          )}
          <Tool label="Réduire" icon={IconZoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <Tool
            label="Agrandir"
            icon={IconZoomIn}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its arrows turn the pages. */}
      <section className={classes.desk} aria-label="Pages du document" tabIndex={0} onKeyDown={onKeyDown}>
        <div className={classes.sheets} data-zoomed={zoom > 0 || undefined}>
          {shown.map((one) => (
            <Sheet key={one} source={source} page={one} largeur={ZOOMS[zoom] ?? 480} ratio={ratio} />
          ))}
        </div>
      </section>
      {pages > 1 && <Strip source={source} pages={pages} ratio={ratio} shown={shown} onPage={onPage} />}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: typeof IconZoomIn;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon: Icon, disabled, onClick }: ToolProps) {
  return (
    <ActionIcon variant="default" size="md" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

interface StripProps {
  readonly source: Source;
  readonly pages: number;
  readonly ratio: number;
  readonly shown: readonly number[];
  readonly onPage: (page: number) => void;
}

/** The most pages of the strip drawn as pictures; further pages show their number. */
const DRAWN = 24;

function Strip({ source, pages, ratio, shown, onPage }: StripProps) {
  const middle = shown[0] ?? 1;
  const from = Math.max(1, Math.min(middle - DRAWN / 2, pages - DRAWN + 1));
  const numbers = Array.from({ length: Math.min(DRAWN, pages) }, (_, rank) => from + rank);
  return (
    <ol className={classes.strip} aria-label="Aller à une page">
      {numbers.map((page) => (
        <li key={page}>
          <UnstyledButton
            className={classes.thumb}
            aria-current={shown.includes(page) ? 'page' : undefined}
            aria-label={`Page ${page}`}
            onClick={() => onPage(page)}
          >
            <Thumb source={source} page={page} ratio={ratio} />
            <span>{page}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

interface ThumbProps {
  readonly source: Source;
  readonly page: number;
  readonly ratio: number;
}

function Thumb({ source, page, ratio }: ThumbProps) {
  const { data } = useQuery(pageQuery(source, page, 160));
  return <div style={{ aspectRatio: ratio }}>{data && <img src={data.image} alt="" />}</div>;
}
