import { BookOpen, ChevronRight, ScanLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { isRoomFor } from "./room-left.ts";

const words = text.imports.meanwhile;

/** What can be done while nothing more can be read: writing it down stands at the limit already. */
export function ImportMeanwhile() {
  const { data } = trpc.usage.get.useQuery();
  return (
    <section aria-labelledby="import-meanwhile" className="import-meanwhile">
      <h2 id="import-meanwhile" className="text-lg">
        {words.title}
      </h2>
      <ul className="mt-2">
        <Way icon={<BookOpen aria-hidden />} href={paths.recipes} hint={words.recipesHint}>
          {words.recipes}
        </Way>
        {data && isRoomFor("ocr", data) ? (
          <Way icon={<ScanLine aria-hidden />} href={paths.recipeScan} hint={words.scanHint}>
            {words.scan}
          </Way>
        ) : null}
      </ul>
    </section>
  );
}

function Way(props: { icon: ReactNode; href: string; hint: string; children: string }) {
  return (
    <li className="border-line border-t">
      <Link href={props.href} className="import-meanwhile-link">
        {props.icon}
        <span className="min-w-0 grow">
          <span className="block font-semibold">{props.children}</span>
          <span className="block text-note text-soft">{props.hint}</span>
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
}
