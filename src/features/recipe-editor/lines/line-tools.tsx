import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from "lucide-react";
import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";

const words = text.recipes.form;

type Props = {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Move and remove a row: three buttons where there is room, else one menu. */
export function LineTools(props: Props) {
  const hasUsed = useRef(false);
  // A row that moves has another name: its buttons stay the same ones, with the focus.
  const tools = [
    {
      key: "up",
      name: words.moveUp(props.label),
      icon: <ArrowUp aria-hidden />,
      isOff: props.isFirst,
      use: () => props.onMove(-1),
    },
    {
      key: "down",
      name: words.moveDown(props.label),
      icon: <ArrowDown aria-hidden />,
      isOff: props.isLast,
      use: () => props.onMove(1),
    },
    {
      key: "remove",
      name: words.removeRow(props.label),
      icon: <Trash2 aria-hidden />,
      isOff: !props.canRemove,
      use: props.onRemove,
    },
  ];
  return (
    <div className="line-tools shrink-0">
      <div className="hidden lg:flex">
        {tools.map((tool) => (
          <Button
            key={tool.key}
            variant="plain"
            size="icon"
            aria-label={tool.name}
            // Not disabled, which would take the focus away from whoever moves a row to the list's end.
            aria-disabled={tool.isOff}
            onClick={() => tool.isOff || tool.use()}
            className="size-9! text-soft aria-disabled:opacity-30 pointer-coarse:size-11!"
          >
            {tool.icon}
          </Button>
        ))}
      </div>
      <div className="-mr-2 lg:hidden">
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button
              variant="plain"
              size="icon"
              aria-label={words.rowTools(props.label)}
              className="w-11! max-w-[44px] text-soft"
            >
              <EllipsisVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            onCloseAutoFocus={(event) => {
              // What was used has led the focus to a row; closed without, it goes back to the button.
              if (hasUsed.current) event.preventDefault();
              hasUsed.current = false;
            }}
          >
            {tools.map((tool) => (
              <DropdownMenuItem
                key={tool.key}
                icon={tool.icon}
                disabled={tool.isOff}
                onSelect={() => {
                  hasUsed.current = true;
                  tool.use();
                }}
              >
                {tool.name}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}
