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

const texts = text.recipes.form;

type Props = {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** The buttons that move and remove a row: three buttons if there is space, otherwise one menu. */
export function MoveAndRemoveRowButtons(props: Props) {
  const hasUsed = useRef(false);
  // The keys are constant, so that a button stays focused when its label changes with the row's position.
  const tools = [
    {
      key: "up",
      name: texts.moveUp(props.label),
      icon: <ArrowUp aria-hidden />,
      isDisabled: props.isFirst,
      use: () => props.onMove(-1),
    },
    {
      key: "down",
      name: texts.moveDown(props.label),
      icon: <ArrowDown aria-hidden />,
      isDisabled: props.isLast,
      use: () => props.onMove(1),
    },
    {
      key: "remove",
      name: texts.removeRow(props.label),
      icon: <Trash2 aria-hidden />,
      isDisabled: !props.canRemove,
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
            // `aria-disabled` keeps the focus on the button when the row reaches the end of the list;
            // `disabled` would not.
            aria-disabled={tool.isDisabled}
            onClick={() => tool.isDisabled || tool.use()}
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
              aria-label={texts.rowTools(props.label)}
              className="w-11! max-w-[44px] text-soft"
            >
              <EllipsisVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            onCloseAutoFocus={(event) => {
              // A chosen item has moved the focus to a row; otherwise the focus returns to the menu's button.
              if (hasUsed.current) event.preventDefault();
              hasUsed.current = false;
            }}
          >
            {tools.map((tool) => (
              <DropdownMenuItem
                key={tool.key}
                icon={tool.icon}
                disabled={tool.isDisabled}
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
