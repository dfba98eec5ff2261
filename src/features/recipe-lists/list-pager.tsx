import { NumberSelect } from "../../components/ui/number-select.tsx";
import { Pager } from "../../components/ui/pager.tsx";

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
  /** Below a part of a page the size is a small word; below a list it is one of its choices. */
  isQuiet?: boolean;
}) {
  if (props.pages <= 1 && props.count <= Math.min(...props.sizes)) return null;
  return (
    <div className="mt-12 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <Pager page={props.page} pages={props.pages} onChange={props.onPage} />
      <NumberSelect
        label={props.sizeLabel}
        value={props.size}
        options={props.sizes}
        onChange={props.onSize}
        isQuiet={props.isQuiet ?? false}
      />
    </div>
  );
}
