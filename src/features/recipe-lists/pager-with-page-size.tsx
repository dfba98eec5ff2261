import { LabelledNumberSelect } from "../../components/ui/labelled-number-select.tsx";
import { PageNumberPager } from "../../components/ui/page-number-pager.tsx";
import "./pager-with-page-size.css";

/** The pager and page size of a list; nothing if the smallest page size shows all. */
export function PagerWithPageSize(props: {
  page: number;
  pages: number;
  count: number;
  onPage: (page: number) => void;
  sizes: readonly number[];
  size: number;
  onSize: (size: number) => void;
  sizeLabel: string;
}) {
  if (props.pages <= 1 && props.count <= Math.min(...props.sizes)) return null;
  return (
    <div className="list-pager mt-12 flex flex-wrap items-center justify-center">
      <PageNumberPager page={props.page} pages={props.pages} onChange={props.onPage} />
      <LabelledNumberSelect
        label={props.sizeLabel}
        value={props.size}
        options={props.sizes}
        onChange={props.onSize}
        isQuiet
      />
    </div>
  );
}
