export { Button } from "./button.tsx";
