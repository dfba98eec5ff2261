import { ArrowLeft, ArrowLeftRight, ArrowRight, Crop, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";

const words = text.scans.capture;

type Props = {
  /** Its place among the pages, from 0. */
  at: number;
  of: number;
  isEditable: boolean;
  isBusy: boolean;
  onTurn: (by: 1 | -1) => void;
  onCrop: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** What is done with a photo: signs above their words, in one row. */
export function PhotoTools({ at, of, isEditable, isBusy, onTurn, onCrop, onMove, onRemove }: Props) {
  const isFixed = !isEditable || isBusy;
  return (
    <fieldset aria-label={words.toolsOf(words.page(at + 1))} className="scan-tools">
      <Tool icon={<RotateCcw aria-hidden />} disabled={isFixed} onClick={() => onTurn(-1)}>
        {words.turnLeft}
      </Tool>
      <Tool icon={<RotateCw aria-hidden />} disabled={isFixed} onClick={() => onTurn(1)}>
        {words.turnRight}
      </Tool>
      <Tool icon={<Crop aria-hidden />} disabled={isFixed} onClick={onCrop}>
        {words.crop}
      </Tool>
      {of > 1 ? (
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Tool icon={<ArrowLeftRight aria-hidden />} disabled={isBusy}>
              {words.move}
            </Tool>
          </DropdownMenuTrigger>
          <DropdownMenuContent side="top" align="center">
            <DropdownMenuItem
              icon={<ArrowLeft aria-hidden />}
              disabled={at === 0}
              onSelect={() => onMove(at - 1)}
            >
              {words.moveEarlier}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<ArrowRight aria-hidden />}
              disabled={at === of - 1}
              onSelect={() => onMove(at + 1)}
            >
              {words.moveLater}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
      <Tool icon={<Trash2 aria-hidden />} disabled={isBusy} onClick={onRemove}>
        {words.remove}
      </Tool>
    </fieldset>
  );
}

function Tool({ icon, children, ...rest }: ComponentProps<typeof Button> & { icon: ReactNode }) {
  return (
    <Button {...rest} variant="plain" size="small" className="scan-tool">
      {icon}
      {children}
    </Button>
  );
}
