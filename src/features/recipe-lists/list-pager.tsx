import { useId } from "react";
import { Pager } from "../../components/ui/pager.tsx";
import { Select } from "../../components/ui/select.tsx";

/** Pages of a grid and how many recipes each holds; nothing where all fit into the smallest page. */
export function ListPager(props: {
  page: number;
  pages: number;
  count: number;
  onPage: (page: number) => void;
  sizes: readonly number[];
  size: number;
  onSize: (size: number) => void;
  sizeLabel: string;
}) {
  const id = useId();
  if (props.pages <= 1 && props.count <= Math.min(...props.sizes)) return null;
  return (
    <div className="mt-12 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <Pager page={props.page} pages={props.pages} onChange={props.onPage} />
      <div className="flex items-center gap-2.5 text-note text-soft">
        <label htmlFor={id}>{props.sizeLabel}</label>
        <Select
          id={id}
          className="w-22"
          value={String(props.size)}
          onChange={(event) => props.onSize(Number(event.target.value))}
        >
          {props.sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
